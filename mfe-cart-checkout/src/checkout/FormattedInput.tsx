import type { ComponentProps, InputEvent, ReactNode } from 'react';
import { Input } from 'shared-ui';
import type { Formatter } from './cardFormat';

interface Props extends Omit<ComponentProps<typeof Input>, 'onInput' | 'value' | 'onChange'> {
  readonly format: Formatter;
  /** Called with what the field shows; nobody may keep it. */
  readonly onType?: (text: string) => void;
}

/**
 * A field that puts its text in shape while it is typed and leaves the caret where the shopper has it. The text stays in
 * the field alone: no state and no `name`, because it may be of a card (RULINGS A11).
 */
export function FormattedInput({ format, onType, ...rest }: Props): ReactNode {
  const handleInput = (event: InputEvent<HTMLInputElement>): void => {
    const field = event.currentTarget;
    const { nativeEvent } = event;
    // What an input method has not finished yet is not to be touched.
    if (nativeEvent.isComposing) return;
    const caret = field.selectionStart ?? field.value.length;
    const isForward = nativeEvent.inputType === 'deleteContentForward';
    const shown = format({ text: field.value, caret }, isForward);
    if (shown.text !== field.value) field.value = shown.text;
    // A field that the browser fills in while the shopper is elsewhere must not draw the focus to itself.
    if (document.activeElement === field) field.setSelectionRange(shown.caret, shown.caret);
    onType?.(shown.text);
  };

  return <Input autoCorrect="off" spellCheck={false} {...rest} onInput={handleInput} />;
}
