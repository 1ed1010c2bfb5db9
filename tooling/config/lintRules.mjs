// Rules that oxlint lacks.

/** Props and functions of the shop that are elements, never text. */
const ELEMENTS = ['before', 'children', 'contentOf', 'createPortal', 'note', 'page', 'tools'];

/** @typedef {any} Node A node of the syntax tree. */

/**
 * What an expression or a child of an element renders. Variables and results of functions count as text that changes,
 * because their type is not known here.
 *
 * @param {Node} node
 * @param {ReadonlySet<string>} elements names of variables, props and functions that are known to be elements
 * @returns {'nothing' | 'element' | 'maybe element' | 'text' | 'changing text'}
 */
function rendered(node, elements) {
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'JSXEmptyExpression':
      return 'nothing';
    case 'JSXText':
      return /^\s*\n\s*$/.test(node.value) ? 'nothing' : 'text';
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' ? 'text' : 'nothing';
    case 'JSXExpressionContainer':
      return rendered(node.expression, elements);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((branch) => isText(branch, elements))
        ? 'changing text'
        : 'maybe element';
    case 'LogicalExpression':
      return isText(node.right, elements) ? 'changing text' : 'maybe element';
    case 'CallExpression':
      return node.callee.property?.name === 'map' || elements.has(node.callee.name)
        ? 'maybe element'
        : 'changing text';
    case 'Identifier':
      if (elements.has(node.name)) return 'maybe element';
      return /^[A-Z_]+$/.test(node.name) ? 'text' : 'changing text';
    default:
      return 'changing text';
  }
}

/**
 * @param {Node} node
 * @param {ReadonlySet<string>} elements
 */
function isText(node, elements) {
  return rendered(node, elements).endsWith('text');
}

/** Texts that the specification writes with a straight apostrophe. */
const SPECIFIED = /^(We're Under Maintenance|(Men|Women|Small Kid|Kid)'s Collection)$/;

/** @type {Record<string, Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]>} */
const rules = {
  // A translator replaces each text node by elements. React then cannot change or remove the text, nor insert an element
  // before it, unless the text is the only child of its element: then React replaces the whole content.
  'text-element': {
    create: (context) => {
      const elements = new Set(ELEMENTS);
      /** @type {Node[]} */
      const found = [];
      /** @type {Node[]} */
      const returned = [];
      const check = (/** @type {Node} */ node) => found.push(node);
      // The text of a component without an element stands among the component's siblings.
      const checkComponent = (/** @type {Node} */ { id, body }) => {
        if (!/^[A-Z]/.test(id?.name ?? '')) return;
        for (const statement of body?.body ?? []) {
          const last = statement.type === 'IfStatement' ? statement.consequent : statement;
          if (last.type === 'ReturnStatement') returned.push(last);
        }
      };
      const message = 'A translated page breaks here: this text needs an element of its own.';
      return {
        JSXElement: check,
        JSXFragment: check,
        VariableDeclarator: ({ id, init }) => {
          if (/^JSX/.test(init?.type ?? '') && id.type === 'Identifier') elements.add(id.name);
        },
        FunctionDeclaration: checkComponent,
        FunctionExpression: checkComponent,
        'Program:exit': () => {
          for (const node of returned) {
            if (isText(node.argument, elements)) context.report({ node, message });
          }
          for (const { type, children } of found) {
            const kinds = children.map((/** @type {Node} */ child) => rendered(child, elements));
            const isAlone =
              kinds.filter((/** @type {string} */ kind) => kind !== 'nothing').length < 2;
            // The text of a fragment stands among the fragment's siblings.
            const isMoved = type === 'JSXFragment' || kinds.includes('maybe element');
            if (isAlone && type === 'JSXElement') continue;
            children.forEach((/** @type {Node} */ node, /** @type {number} */ index) => {
              const kind = kinds[index];
              if (kind === 'changing text' || (kind === 'text' && isMoved)) {
                context.report({ node, message });
              }
            });
          }
        },
      };
    },
  },
  // The shop writes ’ in its texts.
  apostrophe: {
    create: (context) => {
      const check = (/** @type {Node} */ node) => {
        const text = node.value?.cooked ?? node.value;
        if (typeof text !== 'string' || SPECIFIED.test(text)) return;
        if (!/\p{L}'\p{L}|s'\s|^'s\b/u.test(text)) return;
        context.report({ node, message: 'Write ’ instead of a straight apostrophe.' });
      };
      return { Literal: check, TemplateElement: check, JSXText: check };
    },
  },
  // The network becomes idle too early, or never.
  'no-network-idle': {
    create: (context) => ({
      Literal: (node) => {
        if (node.value !== 'networkidle') return;
        const message =
          'Wait for the page’s last step, for example with untilIdle of host/e2e/steps.ts.';
        context.report({ node, message });
      },
    }),
  },
};

export default { meta: { name: 'shop' }, rules };
