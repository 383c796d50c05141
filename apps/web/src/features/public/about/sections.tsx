import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

/** Headed paragraphs of a page to read. */
export function Sections({ of, names }: { readonly of: 'about' | 'more'; readonly names: readonly string[] }) {
  const { t } = useTranslation('public');
  return (
    <div className={classes.sections}>
      {names.map((name) => (
        <section key={name}>
          <h2>{t(`public:${of}.${name}.title`)}</h2>
          <p>{t(`public:${of}.${name}.text`)}</p>
        </section>
      ))}
    </div>
  );
}
