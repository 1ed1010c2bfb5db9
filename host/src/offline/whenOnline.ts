// Runs in the page that says that the shopper is offline. The page that was asked for comes by itself once there is a network.
addEventListener('online', () => location.reload());
document.querySelector('#again')?.addEventListener('click', () => location.reload());
