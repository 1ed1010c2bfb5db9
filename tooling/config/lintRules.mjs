// Rules that oxlint lacks.

/** @type {Record<string, Parameters<import('oxlint/plugins-dev').RuleTester['run']>[1]>} */
const rules = {
  // With other environments, `npm run mutation` would get no coverage of the file.
  'mutation-environment': {
    create: (context) => ({
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          if (!/@jest-environment\s+(?!@stryker-mutator\/)/.test(comment.value)) continue;
          const message = 'Use an environment of @stryker-mutator/jest-runner, or none.';
          context.report({ node: comment, message });
        }
      },
    }),
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
