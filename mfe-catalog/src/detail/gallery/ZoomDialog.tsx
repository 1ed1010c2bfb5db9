import { useEffect, useState, type ReactNode } from 'react';
import { Dialog, IconButton, ProductPicture } from 'shared-ui';
import { useZoom } from './useZoom';
import classes from './ZoomDialog.module.scss';

/** The width of a close-up, the largest file of a picture, in pixels. */
const CLOSE_UP_WIDTH = 1600;

/** How far an arrow key moves an enlarged picture, in CSS pixels. */
const STEP = 60;

const ARROWS: ReadonlyMap<string, { readonly x: number; readonly y: number }> = new Map([
  ['ArrowLeft', { x: STEP, y: 0 }],
  ['ArrowRight', { x: -STEP, y: 0 }],
  ['ArrowUp', { x: 0, y: STEP }],
  ['ArrowDown', { x: 0, y: -STEP }],
]);

interface Props {
  readonly title: string;
  /** The plain files' paths. */
  readonly pictures: readonly string[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * The pictures of a product in the whole window. A picture is enlarged until a tap, a pinch, a button or the key - shows the
 * whole garment. The mouse, a finger or the arrow keys move it.
 */
export function ZoomDialog({ title, pictures, index, onIndex, onClose }: Props): ReactNode {
  const shown = pictures[index] ?? '';
  const turn = (by: 1 | -1): void => {
    onIndex((index + by + pictures.length) % pictures.length);
  };
  const { stage, picture, isEnlarged, toggle, panBy, pointerProps } = useZoom(shown, turn);

  // On the document, so that keys work with any focus in the dialog. The page behind is inert.
  useEffect(() => {
    const handleKey = ({ key }: KeyboardEvent): void => {
      const by = ARROWS.get(key);
      if (by && isEnlarged) panBy(by);
      else if (by && by.x !== 0) turn(by.x < 0 ? 1 : -1);
      else if ((key === '+' && !isEnlarged) || (key === '-' && isEnlarged)) toggle();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });

  return (
    <Dialog title={title} shape="full" isOpen onClose={onClose} closedBy="closerequest">
      <div className={classes.look}>
        <div
          ref={stage}
          className={isEnlarged ? classes.enlarged : classes.stage}
          {...pointerProps}
        >
          <div ref={picture} className={classes.picture}>
            <ProductPicture
              src={shown}
              alt={`${title}, picture ${index + 1} of ${pictures.length}`}
              sizes="90vw"
              urgency="first"
            />
            {shown && index < 2 && <CloseUp key={shown} src={shown} />}
          </div>
        </div>
        <div className={classes.controls}>
          <IconButton label="Previous picture" icon="chevron-left" onClick={() => turn(-1)} />
          <span
            role="status"
            className={classes.place}
          >{`${index + 1} of ${pictures.length}`}</span>
          <IconButton label="Next picture" icon="chevron-right" onClick={() => turn(1)} />
          <IconButton
            label={isEnlarged ? 'Show the whole picture' : 'Enlarge'}
            icon={isEnlarged ? 'zoom-out' : 'zoom-in'}
            onClick={toggle}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** The largest file of a product's first or second picture, above the page's own file. Renders nothing if it fails. */
function CloseUp({ src }: { readonly src: string }): ReactNode {
  const [isLost, setIsLost] = useState(false);
  if (isLost) return null;
  const url = src.replace('.webp', `.${CLOSE_UP_WIDTH}.avif`);
  return <img className={classes.closeUp} src={url} alt="" onError={() => setIsLost(true)} />;
}
