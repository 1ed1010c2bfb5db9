import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'form'>, 'method' | 'action'>;

/**
 * A form that only scripts submit. If scripts are off or not loaded yet, another method would send all fields, including
 * passwords, to an address. The method `dialog` does nothing outside a dialog.
 */
export function Form({ onSubmit, ...rest }: Props): ReactNode {
  const handleSubmit: Props['onSubmit'] = (event) => {
    // Inside a dialog the method would close the dialog.
    event.preventDefault();
    onSubmit?.(event);
  };
  return <form {...rest} method="dialog" onSubmit={handleSubmit} />;
}
