-- What Neovim makes of the server: opens, edits, fixes and hovers, as its own client does it.
local app, failed = vim.env.APP, 0
local function check(is_right, what)
  if not is_right then
    failed = failed + 1
    io.write('FAILED: ' .. what .. '\n')
  end
end
local function wait(what, condition)
  check(vim.wait(10000, condition, 20), what)
end

-- What Docs/editors.md tells to write; what this Neovim is too old for is only parsed.
local page = io.open(vim.env.PAGE):read('*a')
local blocks = 0
for block in page:gmatch('```lua\n(.-)```') do
  local chunk, problem = loadstring(block)
  check(chunk, 'the page has no Lua: ' .. tostring(problem))
  blocks = blocks + 1
end
check(blocks == 2, 'the page has ' .. blocks .. ' blocks of Lua')

vim.cmd('edit ' .. vim.fn.fnameescape(app .. '/Articles/Presenter/ArticlesPresenter.swift'))
local buffer = vim.api.nvim_get_current_buf()
vim.bo[buffer].filetype = 'swift'
local configuration = { name = 'viperlint', cmd = { vim.env.VIPERLINT, 'lsp' }, root_dir = app }
local id
if vim.lsp.start then
  id = vim.lsp.start(configuration, { bufnr = buffer })
else
  -- Before 0.8.
  id = vim.lsp.start_client(configuration)
  vim.lsp.buf_attach_client(buffer, id)
end
check(id ~= nil, 'the client starts')
local function codes()
  local found = {}
  for _, item in ipairs(vim.diagnostic.get(buffer)) do
    table.insert(found, item.code)
  end
  table.sort(found)
  return table.concat(found, ' ')
end
wait('the finding is shown', function() return codes() == 'protocol_boundary' end)
local item = vim.diagnostic.get(buffer)[1]
check(item.lnum == 5 and item.col == 19 and item.source == 'viperlint', 'the finding is in its place')

-- An edit with characters of two units before it.
vim.api.nvim_buf_set_lines(buffer, 0, 0, false, { '/* 😀é */ import UIKit' })
wait('the edit is judged', function() return codes() == 'protocol_boundary ui_import' end)
for _, found in ipairs(vim.diagnostic.get(buffer)) do
  if found.code == 'ui_import' then check(found.col == 20, 'columns are bytes: ' .. found.col) end
end

local client = vim.lsp.get_client_by_id(id)
local function request(method, parameters)
  local answer = vim.lsp.buf_request_sync(buffer, method, parameters, 10000)
  return answer and answer[id] and answer[id].result
end
local document = { uri = vim.uri_from_bufnr(buffer) }
local actions = request('textDocument/codeAction', {
  textDocument = document,
  range = { start = { line = 0, character = 0 }, ['end'] = { line = 0, character = 1000 } },
  context = { diagnostics = {} },
})
check(actions and actions[1] and actions[1].title == "Remove 'import UIKit'", 'the fix is offered')
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
wait('the fix mends', function() return codes() == 'protocol_boundary' end)
check(vim.api.nvim_buf_get_lines(buffer, 0, 1, false)[1] == '/* 😀é */', 'the comment stays')

local hover = request('textDocument/hover', { textDocument = document, position = { line = 3, character = 10 } })
check(hover and hover.contents.value:find('ArticlesPresenter: presenter of module Articles', 1, true), 'the hover tells the role')

-- Other buffers see what this one brings, without being saved.
vim.api.nvim_buf_set_lines(buffer, 0, -1, false, { 'final class ArticlesPresenter { var d: DetailsPresenter? }' })
wait('a border is told', function() return codes():find('module_boundary') ~= nil end)
vim.lsp.stop_client(id)
check(vim.wait(5000, function() return vim.lsp.get_client_by_id(id) == nil end, 20), 'the server ends')
io.write(failed == 0 and 'opens, edits, fixes, hovers: all as it should be\n' or failed .. ' failed\n')
vim.cmd(failed == 0 and 'qall!' or 'cquit 1')
