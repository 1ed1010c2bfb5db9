import { useState, type KeyboardEvent } from 'react';

interface Options {
  readonly suggestions: readonly string[];
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
  /** Called for Down on the last suggestion. True if the focus moved to a list below. */
  readonly onPastEnd: () => boolean;
}

interface Combobox {
  /** The index of the active suggestion; -1 for none. */
  readonly active: number;
  readonly isExpanded: boolean;
  readonly handleKey: (event: KeyboardEvent) => void;
  readonly handleText: (text: string) => void;
}

/**
 * The keyboard handling of a search field with suggestions. Down selects the first suggestion, Up the last. Down on the last
 * moves to a list below if there is one; otherwise both keys wrap. Enter submits the selected suggestion or the text. Escape
 * hides the suggestions, then clears the text, and closes an empty field.
 */
export function useCombobox({
  suggestions,
  text,
  onText,
  onSubmit,
  onClose,
  onPastEnd,
}: Options): Combobox {
  const [active, setActive] = useState(-1);
  const [isExpanded, setExpanded] = useState(true);
  const count = suggestions.length;

  const select = (index: number): void => {
    setExpanded(true);
    setActive(count === 0 ? -1 : index);
  };

  const handleText = (next: string): void => {
    setExpanded(true);
    setActive(-1);
    onText(next);
  };

  const handleEscape = (): void => {
    setExpanded(false);
    setActive(-1);
    if (text === '') onClose();
    else if (!isExpanded) onText('');
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    switch (event.key) {
      case 'ArrowDown':
        if (active === count - 1 && onPastEnd()) setActive(-1);
        else select((active + 1) % count);
        break;
      case 'ArrowUp':
        select((active <= 0 ? count : active) - 1);
        break;
      case 'Enter':
        onSubmit(suggestions[active] ?? text);
        break;
      case 'Escape':
        handleEscape();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return { active, isExpanded, handleKey, handleText };
}

/** Whether a key belongs to an input method (Chinese, Japanese, Korean …), whose Enter accepts a candidate. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before the keydown event of its Enter. There only the key code 229 marks that key.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
