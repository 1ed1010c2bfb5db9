import type fc from 'fast-check';

export interface Command<Model, Real> {
  readonly run: (model: Model, real: Real) => void;
  readonly toString: () => string;
}

export function command<Args, Model, Real>(
  name: string,
  args: fc.Arbitrary<Args>,
  run: (args: Args, model: Model, real: Real) => void,
): fc.Arbitrary<Command<Model, Real>> {
  return args.map((value) => ({
    run: (model, real) => run(value, model, real),
    toString: () => `${name} ${JSON.stringify(value)}`,
  }));
}
