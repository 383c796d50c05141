import { useTranslation } from 'react-i18next';

export interface Refused {
  readonly code: string | null;
  readonly fields: readonly { readonly field: string; readonly code: string }[];
}

export const NOTHING: Refused = { code: null, fields: [] };

/** What stands beside a field. */
export function useFieldErrors({ fields }: Refused) {
  const { t } = useTranslation('admin');
  return (name: string) => {
    const found = fields.find(({ field }) => field === name);
    return found && t(`partners.fieldError.${found.code}`);
  };
}
