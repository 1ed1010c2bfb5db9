import type { Compiler } from 'webpack';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Creates a build's Trusted Types policy (`output.trustedTypes`) once per document. Webpack creates it at each run of
 * the container, so a container that is loaded again after a failure would need `'allow-duplicates'` in the content
 * security policy.
 *
 * The policy is stored globally under a symbol, which no element's id or name can shadow. Another script could use it
 * to load scripts, but only from origins that the content security policy permits. With `'allow-duplicates'`, it
 * could create a policy with the same name that also permits HTML and code.
 */
export class PagePolicyPlugin {
  apply(compiler: Compiler): void {
    const name = 'PagePolicyPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getTrustedTypesPolicy)
        // Before webpack's own runtime module, which is then left out.
        .tap({ name, stage: -1 }, (chunk, requirements) => {
          compilation.addRuntimeModule(chunk, new PagePolicyModule(requirements));
          return true;
        });
    });
  }
}

class PagePolicyModule extends RuntimeModule {
  /** @param requirements the runtime's uses of the policy */
  constructor(private readonly requirements: ReadonlySet<string>) {
    super('trusted types policy of the page');
  }

  override generate(): string {
    const { trustedTypes } = this.compilation?.outputOptions ?? {};
    const name = JSON.stringify(trustedTypes && trustedTypes.policyName);
    const rules = [
      this.requirements.has(RuntimeGlobals.createScript) ? 'createScript: (script) => script' : '',
      this.requirements.has(RuntimeGlobals.createScriptUrl) ? 'createScriptURL: (url) => url' : '',
    ];
    return `
const rules = { ${rules.filter(Boolean).join()} };
const key = Symbol.for(${name});
${RuntimeGlobals.getTrustedTypesPolicy} = () =>
  self.trustedTypes ? (self[key] ??= self.trustedTypes.createPolicy(${name}, rules)) : rules;
`;
  }
}
