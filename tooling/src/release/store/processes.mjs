/** Whether a process of this machine runs. @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user can't be signalled, but it runs.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
