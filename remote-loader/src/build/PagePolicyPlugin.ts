import type { Compilation, Compiler } from './bundler.ts';

/**
 * Creates a build's Trusted Types policy (`output.trustedTypes`) once per document. The bundlers create it at each run
 * of the container, so a container that is loaded again after a failure, or the previous release, would need
 * `'allow-duplicates'` in the content security policy.
 *
 * The policy is stored globally under a symbol, which no element's id or name can shadow. Another script could use it
 * to load scripts, but only from origins that the content security policy permits. With `'allow-duplicates'`, it
 * could create a policy with the same name that also permits HTML and code.
 */
export class PagePolicyPlugin {
  apply(compiler: Compiler): void {
    const name = 'PagePolicyPlugin';
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    const { createScript, createScriptUrl, getTrustedTypesPolicy } = RuntimeGlobals;

    class PagePolicyModule extends RuntimeModule {
      constructor(
        private readonly policyName: string,
        private readonly requirements: ReadonlySet<string>,
      ) {
        // After Rspack's own module, which it replaces; webpack leaves its own module out.
        super('trusted types policy of the page', RuntimeModule.STAGE_ATTACH);
      }

      override generate(): string {
        const policyName = JSON.stringify(this.policyName);
        const rules = [
          this.requirements.has(createScript) ? 'createScript: (script) => script' : '',
          this.requirements.has(createScriptUrl) ? 'createScriptURL: (url) => url' : '',
        ];
        return `
const rules = { ${rules.filter(Boolean).join()} };
const key = Symbol.for(${policyName});
${getTrustedTypesPolicy} = () =>
  self.trustedTypes ? (self[key] ??= self.trustedTypes.createPolicy(${policyName}, rules)) : rules;
`;
      }
    }

    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(getTrustedTypesPolicy)
        // Before webpack's own runtime module.
        .tap({ name, stage: -1 }, (chunk, requirements) => {
          const module = new PagePolicyModule(policyNameOf(compilation), requirements);
          compilation.addRuntimeModule(chunk, module);
          return true;
        });
    });
  }
}

function policyNameOf({ outputOptions }: Compilation): string {
  const { policyName } = Object(outputOptions.trustedTypes) as { policyName?: unknown };
  return String(policyName);
}
