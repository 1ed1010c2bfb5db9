/**
 * The action of a command. Its code is loaded when it runs, so that other commands start without it.
 *
 * @param load loads the command's function, whose parameters are the command's arguments and then its options
 */
export function runs<Args extends unknown[]>(
  load: () => Promise<(...args: Args) => void | Promise<void>>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    const action = await load();
    await action(...args);
  };
}
