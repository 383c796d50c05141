import { useTranslation } from 'react-i18next';

const KNOWN = ['REQUIRED', 'TOO_SHORT', 'TOO_LONG', 'NOT_VALID', 'OUT_OF_RANGE', 'IN_THE_FUTURE'];

/** Texts for the faults that the server finds in fields. */
export function useFieldFaults() {
  const { t } = useTranslation('account');
  return (faults: readonly { field: string; code: string }[], field: string): string | null => {
    const fault = faults.find((one) => one.field === field || one.field.endsWith(`.${field}`));
    return fault ? t(`account:fault.${KNOWN.includes(fault.code) ? fault.code : 'NOT_VALID'}`) : null;
  };
}
