import { COUNTRIES } from '@setpoint/kernel';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Countries to choose from, by their names in the reader's language. */
export function useCountries(): { readonly value: string; readonly label: string }[] {
  const { language } = useTranslation().i18n;
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const { compare } = new Intl.Collator(language);
    return COUNTRIES.map((value) => ({ value, label: names.of(value) ?? value })).sort((one, other) =>
      compare(one.label, other.label),
    );
  }, [language]);
}
