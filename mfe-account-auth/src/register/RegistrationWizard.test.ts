import { describe, expect, it } from '@jest/globals';
import { BLANK, STEP_FIELDS } from './fields';
import { RegistrationWizard } from './RegistrationWizard';
import { sampleProfiles } from './sampleProfiles';

const SAMPLE = { ...BLANK, ...sampleProfiles[0] };

describe('RegistrationWizard', () => {
  it('goes from step 1 to 4 and back, and no further', () => {
    const wizard = new RegistrationWizard();
    for (const percent of [25, 50, 75, 100, 100]) {
      expect(wizard.percent).toBe(percent);
      wizard.next();
    }
    expect(wizard.isLast).toBe(true);
    for (let count = 0; count < 5; count += 1) wizard.previous();
    expect(wizard.step).toBe(1);
  });

  it('starts with the first avatar, no newsletter and no terms, and lists every empty field, in order', () => {
    const { values, advice } = new RegistrationWizard();
    expect(values).toMatchObject({ avatar: 'avatar1', newsletter: false, terms: false });
    expect(advice.map(({ field }) => field)).toEqual([...STEP_FIELDS.values()].flat());
  });

  it.each([
    ['email', 'nonsense', 1, 'Enter an email such as name@example.com'],
    ['phone', 'none', 1, 'Check your phone number'],
    ['city', '   ', 3, 'Enter your city'],
    ['confirmPassword', 'other', 3, 'Passwords don’t match'],
  ] as const)('advises on the %s %p', (field, value, step, text) => {
    const wizard = new RegistrationWizard();
    wizard.fill({ ...SAMPLE, [field]: value });
    expect(wizard.advice).toEqual([{ field, step, text }]);
  });

  it('compares the passwords once both are filled in', () => {
    const wizard = new RegistrationWizard();
    wizard.fill({ password: 'one' });
    expect(wizard.hasPasswordMismatch).toBe(false);
    wizard.fill({ confirmPassword: 'other' });
    expect(wizard.hasPasswordMismatch).toBe(true);
  });

  it('marks the missing fields of a step after Next, and continues', () => {
    const wizard = new RegistrationWizard();
    wizard.fill({ ...SAMPLE, lastName: '', email: 'nonsense', city: '' });
    expect(wizard.errorOf('lastName')).toBeUndefined();
    wizard.next();
    expect(wizard.step).toBe(2);
    expect(wizard.adviceOnLeftSteps.map(({ field }) => field)).toEqual(['lastName', 'email']);
    expect(wizard.errorOf('lastName')).toBe('Enter your last name');
    expect(wizard.errorOf('email')).toBe('Enter an email such as name@example.com');
    expect(wizard.errorOf('city')).toBeUndefined();
    wizard.fill({ lastName: 'Rao' });
    expect(wizard.errorOf('lastName')).toBeUndefined();
  });

  it('fills blank fields from a draft', () => {
    const wizard = new RegistrationWizard();
    wizard.fill({ firstName: 'typed' });
    wizard.restore({ firstName: 'Asha', city: 'Pune', avatar: 'avatar3' });
    expect(wizard.values).toMatchObject({ firstName: 'typed', city: 'Pune', avatar: 'avatar3' });
  });

  it.each(sampleProfiles)('has no advice for $firstName, and keeps the step', (profile) => {
    const wizard = new RegistrationWizard();
    wizard.next();
    wizard.fill(profile);
    expect(wizard.advice).toEqual([]);
    expect(wizard.step).toBe(2);
  });
});
