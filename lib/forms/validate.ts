export type FormField = 'name' | 'email' | 'subject' | 'message';

/** The parts of the browser's `ValidityState` that tell a missing value from a wrong one. */
export type FieldValidity = Pick<ValidityState, 'valid' | 'valueMissing'>;

const messages: Record<FormField, { readonly missing: string; readonly wrong: string }> = {
  name: { missing: 'Enter your name', wrong: 'Check your name' },
  email: {
    missing: 'Enter your email address',
    wrong: 'Enter your email address in full, like name@example.com',
  },
  subject: { missing: 'Choose a subject', wrong: 'Choose a subject from the list' },
  message: { missing: 'Enter your message', wrong: 'Check your message' },
};

export function fieldError(field: FormField, validity: FieldValidity): string | null {
  if (validity.valid) return null;
  return messages[field][validity.valueMissing ? 'missing' : 'wrong'];
}
