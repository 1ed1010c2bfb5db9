/**
 * The source of a remote's entry, for pages that no build has.
 *
 * @param name the remote's federation name
 * @param page an expression for the component that its modules export; `React` is the shop's React
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
