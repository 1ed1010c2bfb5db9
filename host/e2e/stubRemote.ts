/**
 * The text of a remote's entry written by hand, for pages that no build of ours has.
 *
 * @param name the remote's federation name
 * @param page an expression for what its pages export; `React` is the shop's own
 */
export function stubRemote(name: string, page: string): string {
  return `var ${name} = (() => {
    let React;
    return {
      init: (scope) => { React = Object.values(scope.react).find(({ lib }) => lib).lib(); },
      get: async () => () => ({ default: ${page} }),
    };
  })();`;
}
