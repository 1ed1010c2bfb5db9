// Replaces files in unit tests, which ignore their addresses.
module.exports = { __esModule: true, default: 'file' };
