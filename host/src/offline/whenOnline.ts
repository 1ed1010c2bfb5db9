// Runs on the offline page: loads the requested page once there is a network.
addEventListener('online', () => location.reload());
document.querySelector('#again')?.addEventListener('click', () => location.reload());
