// Runs on the offline page: loads the requested page once the shop can be reached. Browsers fire `online` for any network, also
// without a connection to the shop. A reload would then interrupt a shopper who is following a link.
addEventListener('online', () => {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  );
});
document.querySelector('#again')?.addEventListener('click', () => location.reload());
