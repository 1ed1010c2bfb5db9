// A file in a unit test: its address is of no matter.
module.exports = { __esModule: true, default: 'file' };
