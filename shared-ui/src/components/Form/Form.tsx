import type { ComponentProps, FormEvent, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** Called when the shopper submits the form; the browser itself does nothing with it. */
  readonly onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that only scripts submit. Any other method than `dialog` would send what it holds, passwords included, to some
 * address when scripts are off or have not come. Outside a dialog, browsers do nothing with that one.
 */
export function Form({ onSubmit, ...rest }: Props): ReactNode {
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    // In a dialog the method would close it.
    event.preventDefault();
    onSubmit?.(event);
  };
  return <form {...rest} method="dialog" onSubmit={handleSubmit} />;
}
