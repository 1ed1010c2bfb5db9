/**
 * The parts of webpack and of Rspack that these plugins use. The types of both bundlers fit them, so a project needs
 * only its own bundler.
 */
export interface Compiler {
  readonly webpack: Bundler;
  readonly hooks: { readonly thisCompilation: Hook<[compilation: Compilation], void> };
}

interface Bundler {
  readonly RuntimeGlobals: Readonly<
    Record<'createScript' | 'createScriptUrl' | 'getTrustedTypesPolicy', string>
  >;
  readonly RuntimeModule: RuntimeModuleClass;
  /** Only in webpack. */
  readonly runtime?: {
    readonly LoadScriptRuntimeModule: {
      getCompilationHooks(compilation: Compilation): { readonly createScript: CodeHook };
    };
  };
  /** Only in Rspack. */
  readonly RuntimePlugin?: {
    getCompilationHooks(compilation: Compilation): {
      readonly createScript: CodeHook;
      readonly createLink: CodeHook;
    };
  };
}

interface RuntimeModuleClass {
  readonly STAGE_ATTACH: number;
  new (name: string, stage: number): RuntimeModule;
}

interface RuntimeModule {
  generate(): string | null;
}

export interface Compilation {
  readonly outputOptions: { readonly trustedTypes?: unknown };
  readonly hooks: {
    readonly runtimeRequirementInTree: {
      for(requirement: string): Hook<[chunk: object, requirements: ReadonlySet<string>], boolean>;
    };
  };
  addRuntimeModule(chunk: object, module: RuntimeModule): void;
  getAssets(): readonly { readonly name: string; readonly source: { buffer(): Uint8Array } }[];
}

export interface Hook<Args extends readonly unknown[], Result> {
  tap(
    options: string | { name: string; stage: number },
    callback: (...args: Args) => Result,
  ): unknown;
}

type CodeHook = Hook<[code: string], string>;
