import { useEffect, useRef, type RefObject } from 'react';
import type { RegistrationWizard } from './RegistrationWizard';

/** Moves the focus after each change of step: to the step's heading or to a field. */
export function useStepFocus(wizard: RegistrationWizard): {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
} {
  const formRef = useRef<HTMLFormElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { focus } = wizard;

  useEffect(() => {
    if (!focus) return;
    const field =
      focus.target === 'heading' ? null : formRef.current?.elements.namedItem(focus.target);
    const element = field instanceof HTMLElement ? field : headingRef.current;
    element?.focus();
  }, [focus]);

  return { formRef, headingRef };
}
