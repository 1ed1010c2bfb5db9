import { useState, type ComponentProps, type InputEvent, type ReactNode } from 'react';
import { systemClock } from 'shared-state';
import { Input } from 'shared-ui';
import { Checkbox } from 'shared-ui/choice';
import {
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  looksExpired,
  looksMistyped,
  looksShort,
  type Formatter,
} from './cardFormat';
import classes from './Checkout.module.scss';

/** The hint below each field, and the warning that replaces it while the value looks wrong. A warning refuses nothing. */
const HINTS = {
  number: ['Demo: any number will do.', 'Check this number. You can still continue.'],
  expiry: ['Month and year', 'This date has passed or is not a date. You can still continue.'],
  code: ['3 or 4 digits', 'This code is short. You can still continue.'],
} as const;

/** The card fields (docs/product/checkout.md#form). The state has no values, only whether they look valid. */
export function CardFields(): ReactNode {
  const [isMistyped, setIsMistyped] = useState(false);
  const [isExpired, setIsExpired] = useState(false);
  const [isShort, setIsShort] = useState(false);
  return (
    <div className={classes.fields}>
      <FormattedInput
        label="Card Number"
        missing="Enter your card number"
        format={formatCardNumber}
        onType={(text) => setIsMistyped(looksMistyped(text))}
        hint={<Hint texts={HINTS.number} isWarning={isMistyped} />}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 5678 9012 3456"
      />
      <Input
        label="Name on Card"
        missing="Enter the name on your card"
        autoComplete="cc-name"
        spellCheck={false}
      />
      <div className={classes.pair}>
        <FormattedInput
          label="Expiry Date"
          missing="Enter the expiry date"
          format={formatExpiry}
          onType={(text) => setIsExpired(looksExpired(text, systemClock.now()))}
          hint={<Hint texts={HINTS.expiry} isWarning={isExpired} />}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
        />
        <FormattedInput
          label="CVV"
          missing="Enter the CVV"
          format={formatSecurityCode}
          // Every code is short while the shopper is typing it.
          onType={(text) => setIsShort((was) => was && looksShort(text))}
          onBlur={({ target }) => setIsShort(looksShort(target.value))}
          hint={<Hint texts={HINTS.code} isWarning={isShort} />}
          autoComplete="cc-csc"
          inputMode="numeric"
        />
      </div>
      <div className={classes.wide}>
        <Checkbox label="Save card" hint="Demo: cards are never saved" />
      </div>
    </div>
  );
}

interface HintProps {
  readonly texts: readonly [usual: string, warning: string];
  readonly isWarning: boolean;
}

function Hint({ texts: [usual, warning], isWarning }: HintProps): ReactNode {
  return <span role="status">{isWarning ? warning : usual}</span>;
}

interface FormattedInputProps extends Omit<
  ComponentProps<typeof Input>,
  'onInput' | 'value' | 'onChange'
> {
  readonly format: Formatter;
  /** Called with the field's text. The text must not be stored. */
  readonly onType: (text: string) => void;
}

/**
 * A field that formats its text during typing and keeps the position of the caret. The text is only in the field, without
 * state or `name`, because it may be card data (docs/product/storage.md#never-stored).
 */
function FormattedInput({ format, onType, ...rest }: FormattedInputProps): ReactNode {
  const apply = (field: HTMLInputElement, isForward = false): void => {
    const caret = field.selectionStart ?? field.value.length;
    const shown = format({ text: field.value, caret }, isForward);
    if (shown.text !== field.value) field.value = shown.text;
    // Setting the selection would focus an autofilled field.
    if (document.activeElement === field) field.setSelectionRange(shown.caret, shown.caret);
    onType(shown.text);
  };

  const handleInput = (event: InputEvent<HTMLInputElement>): void => {
    const { currentTarget, nativeEvent } = event;
    // Do not change text that an input method is still composing.
    if (nativeEvent.isComposing) return;
    apply(currentTarget, nativeEvent.inputType === 'deleteContentForward');
  };

  return (
    <Input
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      onInput={handleInput}
      onCompositionEnd={({ currentTarget }) => apply(currentTarget)}
    />
  );
}
