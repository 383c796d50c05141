/** Countries whose mobile numbers can be saved, with their calling codes (ACC-02). */
export const PHONE_PREFIXES = [
  { country: 'IT', prefix: '+39' },
  { country: 'ES', prefix: '+34' },
  { country: 'FR', prefix: '+33' },
  { country: 'GB', prefix: '+44' },
  { country: 'CH', prefix: '+41' },
  { country: 'DE', prefix: '+49' },
] as const;

export type PhonePrefix = (typeof PHONE_PREFIXES)[number]['prefix'];
