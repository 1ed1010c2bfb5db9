export default {
  printWidth: 100,
  singleQuote: true,
  trailingComma: 'all',
  overrides: [
    // One product is read, and compared, line by line.
    { files: 'mfe-catalog/src/catalogue/*/*.ts', options: { printWidth: 500 } },
  ],
};
