import { describe, expect, it } from '@jest/globals';
import { STEP_FIELDS } from './fields';
import { RegistrationWizard } from './RegistrationWizard';
import { sampleProfiles } from './sampleProfiles';

describe('RegistrationWizard', () => {
  it('goes from step 1 to 4 and back, and no further', () => {
    const wizard = new RegistrationWizard();
    const seen = [wizard.percent];
    for (let count = 0; count < 5; count += 1) {
      wizard.next();
      seen.push(wizard.percent);
    }
    expect(seen).toEqual([25, 50, 75, 100, 100, 100]);
    expect(wizard.isLast).toBe(true);
    for (let count = 0; count < 5; count += 1) wizard.previous();
    expect(wizard.step).toBe(1);
    expect(wizard.isFirst).toBe(true);
  });

  it('starts with the first avatar, no newsletter and no terms', () => {
    const { values } = new RegistrationWizard();
    expect(values).toMatchObject({ avatar: 'avatar1', newsletter: false, terms: false });
  });

  it('lists every empty field, in order, with its step', () => {
    const { advice } = new RegistrationWizard();
    expect(advice.map(({ field }) => field)).toEqual([...STEP_FIELDS.values()].flat());
    expect(advice.find(({ field }) => field === 'city')).toEqual({
      field: 'city',
      step: 3,
      text: 'Enter your city',
    });
  });

  it('counts spaces as empty', () => {
    const wizard = new RegistrationWizard();
    wizard.fill({ ...firstSample(), city: '   ' });
    expect(wizard.advice.map(({ field }) => field)).toEqual(['city']);
  });

  it('reports different passwords once both are filled in', () => {
    const wizard = new RegistrationWizard();
    wizard.fill({ ...firstSample(), confirmPassword: '' });
    expect(wizard.hasPasswordMismatch).toBe(false);
    wizard.set('confirmPassword', 'other');
    expect(wizard.advice).toEqual([
      { field: 'confirmPassword', step: 3, text: 'Passwords don’t match' },
    ]);
  });

  it.each([
    ['email', 'nonsense', 'Enter an email such as name@example.com'],
    ['phone', 'none', 'Check your phone number'],
  ] as const)('advises on the %s %p', (field, value, text) => {
    const wizard = new RegistrationWizard();
    wizard.fill({ ...firstSample(), [field]: value });
    expect(wizard.advice).toEqual([{ field, step: 1, text }]);
  });

  it('marks the missing fields of a step after Next, and continues', () => {
    const wizard = new RegistrationWizard();
    wizard.fill({ ...firstSample(), lastName: '', email: 'nonsense', city: '' });
    expect(wizard.errorOf('lastName')).toBeUndefined();
    wizard.next();
    expect(wizard.step).toBe(2);
    expect(wizard.adviceOnLeftSteps.map(({ field }) => field)).toEqual(['lastName', 'email']);
    expect(wizard.errorOf('lastName')).toBe('Enter your last name');
    expect(wizard.errorOf('email')).toBe('Enter an email such as name@example.com');
    expect(wizard.errorOf('city')).toBeUndefined();
    wizard.set('lastName', 'Rao');
    expect(wizard.errorOf('lastName')).toBeUndefined();
  });

  it('fills blank fields from a draft', () => {
    const wizard = new RegistrationWizard();
    wizard.set('firstName', 'typed meanwhile');
    wizard.restore({ firstName: 'Asha', city: 'Pune', avatar: 'avatar3' });
    expect(wizard.values).toMatchObject({
      firstName: 'typed meanwhile',
      city: 'Pune',
      avatar: 'avatar3',
    });
  });

  it.each([0, 1])('has no advice for sample profile %p, and keeps the step', (index) => {
    const wizard = new RegistrationWizard();
    wizard.next();
    const profile = sampleProfiles[index];
    if (profile) wizard.fill(profile);
    expect(wizard.advice).toEqual([]);
    expect(wizard.step).toBe(2);
  });

  it('requests the focus at every change of step', () => {
    const wizard = new RegistrationWizard();
    expect(wizard.focus).toBeNull();
    wizard.next();
    const { focus } = wizard;
    expect(focus).toEqual({ target: 'heading' });
    wizard.goTo(3, 'city');
    expect(wizard.focus).toEqual({ target: 'city' });
  });
});

function firstSample(): (typeof sampleProfiles)[number] {
  const [first] = sampleProfiles;
  if (!first) throw new Error('There is no sample profile.');
  return first;
}
