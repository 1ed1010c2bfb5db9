// The router's package makes one as it loads, and jsdom has none. A test imports this file before the router.
Object.assign(globalThis, {
  TextEncoder: class {
    encode(): Uint8Array {
      return new Uint8Array();
    }
  },
});
