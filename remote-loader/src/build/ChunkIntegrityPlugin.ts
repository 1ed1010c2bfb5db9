import type { Compilation, Compiler, Hook } from './bundler.ts';

/** The plugin that extracts a webpack build's styles: the class of `mini-css-extract-plugin`. */
interface StylesPlugin {
  getCompilationHooks(compilation: Compilation): {
    readonly beforeTagInsert: Hook<[code: string, names: { readonly tag: string }], string>;
  };
}

/**
 * Adds hashes to the scripts and style sheets that a remote's container loads itself; the loader adds them to the files
 * that it inserts. The hashes are in a global table, `remoteIntegrity`, which the loader fills from verified manifests.
 * Without a loader on the page there are no hashes.
 */
export class ChunkIntegrityPlugin {
  /** @param options `styles` is the class of `mini-css-extract-plugin`; not needed for Rspack */
  constructor(private readonly options: { readonly styles?: StylesPlugin } = {}) {}

  apply(compiler: Compiler): void {
    const name = 'ChunkIntegrityPlugin';
    const { RuntimePlugin, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const hooks = RuntimePlugin?.getCompilationHooks(compilation);
      const { createScript } =
        hooks ?? runtime?.LoadScriptRuntimeModule.getCompilationHooks(compilation) ?? {};
      createScript?.tap(name, (code) => withHash(code, 'script', 'src'));
      hooks?.createLink.tap(name, (code) => withHash(code, 'linkTag', 'href'));
      this.options.styles
        ?.getCompilationHooks(compilation)
        .beforeTagInsert.tap(name, (code, { tag }) => withHash(code, tag, 'href'));
    });
  }
}

function withHash(code: string, element: string, address: string): string {
  return `${code}\n${element}.integrity = self.remoteIntegrity?.get(${element}.${address}) ?? '';`;
}
