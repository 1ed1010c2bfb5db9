import type { ComponentProps, InputEvent, ReactNode } from 'react';
import { Input } from 'shared-ui';
import type { Formatter } from './cardFormat';

interface Props extends Omit<ComponentProps<typeof Input>, 'onInput' | 'value' | 'onChange'> {
  readonly format: Formatter;
  /** Called with the field's text, which must not be stored. */
  readonly onType?: (text: string) => void;
}

/**
 * A field that formats its text while it is typed and keeps the caret's place. The text is in the field only, without
 * state and `name`, because it may be a card's (docs/product/storage.md#never-stored).
 */
export function FormattedInput({ format, onType, ...rest }: Props): ReactNode {
  const handleInput = (event: InputEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const { nativeEvent } = event;
    // Text of an input method that is still being composed must not be changed.
    if (nativeEvent.isComposing) return;
    const caret = field.selectionStart ?? field.value.length;
    const isForward = nativeEvent.inputType === 'deleteContentForward';
    const shown = format({ text: field.value, caret }, isForward);
    if (shown.text !== field.value) field.value = shown.text;
    // Setting the selection would focus a field that the browser has autofilled.
    if (document.activeElement === field) field.setSelectionRange(shown.caret, shown.caret);
    onType?.(shown.text);
  };

  return <Input autoCorrect="off" spellCheck={false} {...rest} onInput={handleInput} />;
}
