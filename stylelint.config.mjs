export default {
  extends: ['stylelint-config-standard-scss'],
  rules: {
    // Only _properties.scss may have raw colours.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
    ],
    // CSS modules: classes are camelCase, because code reads them as properties.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
    'scss/double-slash-comment-empty-line-before': null,
    // Left and right depend on the direction of writing; start and end do not.
    'property-disallowed-list': [
      '/^(margin|padding|border)-(left|right|top|bottom)/',
      'left',
      'right',
      'top',
      'bottom',
      'width',
      'height',
      'min-width',
      'min-height',
      'max-width',
      'max-height',
    ],
  },
  overrides: [
    {
      files: ['shared-ui/src/globals/_properties.scss'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
