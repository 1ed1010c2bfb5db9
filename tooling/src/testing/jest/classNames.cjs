// Replaces CSS modules in unit tests: each class name is its key.
module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_target, name) => String(name) }),
};
