import '../preferences/appearance';
import { BOOTED, UNSCRIPTED } from 'remote-loader/formats';
import { readBootFiles, type ShopBootFiles } from '../remotes/bootFiles';
import { insertMissingStyles, requestAll } from './files';
import { keepInput } from './keepInput';
import { beginOpening, endOpening, loadVisiblePictures, watchFirstPicture } from './opening';
import { markContent } from './content';
import { root } from './root';
import { start } from './start';

/**
 * The first script of a page. It is built into one file, because it must work when every other file fails. Once the first
 * picture is painted, it loads the host's scripts and lets the browser load more pictures. It retries failed files, and shows
 * "Connection Lost" in the page if the retries fail (docs/pages.md).
 *
 * The HTML names it twice. A browser loads the second copy only if the first one has failed, and the script runs once.
 */
if (!root.hasAttribute(BOOTED)) {
  root.setAttribute(BOOTED, '');
  root.removeAttribute(UNSCRIPTED);
  beginOpening();
  // The HTML has this data before the script.
  const files = readBootFiles() as ShopBootFiles;
  markContent(files);
  const parsed = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve);
  });
  // Styles are not delayed.
  const styles = parsed.then(insertMissingStyles);
  styles.catch(() => undefined);
  void parsed.then(watchFirstPicture).then(() => {
    loadVisiblePictures();
    void Promise.all([start(files, styles), requestAll(files)]).then(endOpening);
  });
  keepInput();
}
