import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
} from 'react';
import { Dialog, IconButton, ProductPicture, useWindowEvent } from 'shared-ui';
import classes from './ZoomDialog.module.scss';

/** The width of a close-up, the largest file of a picture, in pixels. */
const CLOSE_UP_WIDTH = 1600;

/** How far an arrow key moves an enlarged picture, in CSS pixels. */
const STEP = 60;

/** In CSS pixels. A swipe longer than this changes the picture, unless the picture is enlarged. */
const SWIPE = 50;

const ARROWS: ReadonlyMap<string, { readonly left: number; readonly top: number }> = new Map([
  ['ArrowLeft', { left: -STEP, top: 0 }],
  ['ArrowRight', { left: STEP, top: 0 }],
  ['ArrowUp', { left: 0, top: -STEP }],
  ['ArrowDown', { left: 0, top: STEP }],
]);

/** A position in an element, in fractions of its size. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const CENTRE: Place = { x: 0.5, y: 0.5 };

interface Props {
  readonly title: string;
  /** The plain files' paths. */
  readonly pictures: readonly string[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/**
 * The pictures of a product in the whole window. A picture is enlarged, and scrolls, until a press, a button or the key - shows
 * the whole garment. The mouse moves it without a press.
 */
export function ZoomDialog({ title, pictures, index, onIndex, onClose }: Props): ReactNode {
  const shown = pictures[index] ?? '';
  // The picture that is shown whole; each picture starts enlarged.
  const [whole, setWhole] = useState<string | null>(null);
  const isEnlarged = whole !== shown;
  const stage = useRef<HTMLDivElement>(null);
  const pressed = useRef(CENTRE);

  // Here and not in the stage, because the dialog has to be open: before that nothing has a size.
  useEffect(() => {
    if (stage.current) showAt(stage.current, pressed.current);
    pressed.current = CENTRE;
  }, [shown, isEnlarged]);

  const toggle = (place = CENTRE): void => {
    pressed.current = place;
    setWhole(isEnlarged ? shown : null);
  };
  const turn = (by: 1 | -1): void => {
    onIndex((index + by + pictures.length) % pictures.length);
  };
  return (
    <Dialog title={title} shape="full" isOpen onClose={onClose} closedBy="closerequest">
      <div className={classes.look}>
        <Stage ref={stage} isEnlarged={isEnlarged} onToggle={toggle} onTurn={turn}>
          <ProductPicture
            src={shown}
            alt={`${title}, picture ${index + 1} of ${pictures.length}`}
            sizes="90vw"
            urgency="first"
          />
          {shown && index < 2 && <CloseUp key={shown} src={shown} />}
        </Stage>
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
            onClick={() => toggle()}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface StageProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly isEnlarged: boolean;
  /** Called with the place of a press. */
  readonly onToggle: (place?: Place) => void;
  /** Called for an arrow key or a swipe over a whole picture. */
  readonly onTurn: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

/** Scrolls an enlarged picture. */
function Stage({ ref, isEnlarged, onToggle, onTurn, children }: StageProps): ReactNode {
  /** Null as soon as there is a second finger. */
  const swipeStart = useRef<Pick<MouseEvent, 'clientX' | 'clientY'> | null>(null);

  // On the window, so that keys work with any focus in the dialog. The page behind is inert.
  useWindowEvent('keydown', (event) => {
    // The browser's, such as Alt and Left for Back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = ARROWS.get(event.key);
    if (by && isEnlarged) {
      // If the picture has the focus, the browser would scroll it too.
      event.preventDefault();
      ref.current?.scrollBy(by);
    } else if (by && by.left !== 0) onTurn(by.left > 0 ? 1 : -1);
    else if (event.key === (isEnlarged ? '-' : '+')) onToggle();
  });

  const handleTouchEnd = ({ changedTouches }: TouchEvent): void => {
    const start = swipeStart.current;
    const end = changedTouches[0];
    // A finger moves an enlarged picture, also one that the browser has enlarged.
    if (!start || !end || isEnlarged || window.visualViewport?.scale !== 1) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) onTurn(x < 0 ? 1 : -1);
  };

  return (
    <div
      ref={ref}
      className={isEnlarged ? classes.enlarged : classes.stage}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        showAt(event.currentTarget, placeIn(event.currentTarget, event));
      }}
      onTouchStart={({ touches }) => {
        swipeStart.current = touches.length === 1 ? (touches[0] ?? null) : null;
      }}
      onTouchEnd={handleTouchEnd}
    >
      <button
        type="button"
        className={classes.picture}
        // A click by keyboard has the detail 0 and no position.
        onClick={(event) =>
          onToggle(event.detail > 0 ? placeIn(event.currentTarget, event) : undefined)
        }
      >
        {children}
      </button>
    </div>
  );
}

/** Scrolls to a place of the picture. A place at the edge shows the edge of the picture. */
function showAt(stage: Element, { x, y }: Place): void {
  stage.scrollTo({
    left: x * (stage.scrollWidth - stage.clientWidth),
    top: y * (stage.scrollHeight - stage.clientHeight),
  });
}

function placeIn(element: Element, { clientX, clientY }: MouseEvent): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** The largest file of a product's first or second picture, above the page's own file. Renders nothing if it fails. */
function CloseUp({ src }: { readonly src: string }): ReactNode {
  const [isLost, setIsLost] = useState(false);
  if (isLost) return null;
  const url = src.replace('.webp', `.${CLOSE_UP_WIDTH}.avif`);
  return <img className={classes.closeUp} src={url} alt="" onError={() => setIsLost(true)} />;
}
