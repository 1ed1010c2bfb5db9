// Runs on the offline page: loads the requested page once the shop can be reached. Browsers fire `online` for any network, even
// one that leads nowhere; a reload then would only take away the link that is being followed.
addEventListener('online', () => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
});
document.querySelector('#again')?.addEventListener('click', () => location.reload());
