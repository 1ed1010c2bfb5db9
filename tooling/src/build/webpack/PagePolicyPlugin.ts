import type { Compiler } from 'webpack';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Creates a build's Trusted Types policy (`output.trustedTypes`) once for each page. Webpack creates it for each run of
 * the container, so that a container that is loaded again after a failure would need `'allow-duplicates'` in the
 * content security policy.
 *
 * The policy is stored on the page under a symbol, which no element's id or name can shadow. Another script could use
 * it to load scripts, but only from where the content security policy permits; with `'allow-duplicates'` it could
 * create a policy of that name that permits HTML and code as well.
 */
export class PagePolicyPlugin {
  apply(compiler: Compiler): void {
    const name = 'PagePolicyPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getTrustedTypesPolicy)
        // Before webpack's own, which is left out then.
        .tap({ name, stage: -1 }, (chunk, requirements) => {
          compilation.addRuntimeModule(chunk, new PagePolicyModule(requirements));
          return true;
        });
    });
  }
}

class PagePolicyModule extends RuntimeModule {
  /** @param requirements what the policy is used for */
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
