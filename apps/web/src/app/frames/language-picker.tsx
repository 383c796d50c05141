import { UnstyledButton } from '@mantine/core';
import { LANGUAGES, languageEntry, languageOf, type LanguageCode } from '@setpoint/i18n';
import { Flag } from '@setpoint/ui';
import { IconCheck, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Popup } from './popup.js';
import classes from './popup.module.css';

/** The four languages (SHL-01); the choice persists in this browser (I18N-02). */
export function LanguagePicker({ onChoose }: { readonly onChoose?: (language: LanguageCode) => void }) {
  const { t, i18n } = useTranslation('shell');
  const current = languageOf(i18n.language);
  return (
    <Popup
      label={`${current} · ${t('shell:language')}: ${languageEntry(current).label}`}
      trigger={
        <>
          <IconWorld size={20} stroke={1.8} aria-hidden />
          <span className={classes.code}>{current}</span>
        </>
      }
    >
      {(close) => (
        <ul className={classes.list}>
          {LANGUAGES.map(({ code, label }) => (
            <li key={code}>
              <UnstyledButton
                lang={code}
                className={classes.item}
                aria-current={code === current || undefined}
                onClick={() => {
                  close();
                  void i18n.changeLanguage(code);
                  onChoose?.(code);
                }}
              >
                <Flag language={code} />
                <span>{label}</span>
                {code === current && <IconCheck size={18} aria-hidden className={classes.check} />}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
