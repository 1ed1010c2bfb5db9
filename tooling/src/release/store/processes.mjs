/** Whether a process of this machine runs. @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // One of another user may not be signalled, but it is there.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
