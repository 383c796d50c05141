import { TextInput } from '@mantine/core';
import { EmptyState } from '@setpoint/ui';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './faq.module.css';
import { matches, QUESTIONS, TOPICS } from './questions.js';

/** Questions and answers by topic, and a field that leaves those with the typed words (PUB-02). */
export function Faq() {
  const { t } = useTranslation('help');
  const [typed, setTyped] = useState('');
  const topics = TOPICS.map((topic) => ({
    topic,
    entries: QUESTIONS[topic]
      .map((name) => ({ name, q: t(`faq.${topic}.${name}.q`), a: t(`faq.${topic}.${name}.a`) }))
      .filter(({ q, a }) => matches(`${q} ${a}`, typed)),
  })).filter(({ entries }) => entries.length > 0);
  const count = topics.reduce((sum, { entries }) => sum + entries.length, 0);
  const isSearching = typed.trim() !== '';
  return (
    <div>
      <TextInput
        type="search"
        size="lg"
        label={t('faq.search')}
        placeholder={t('faq.placeholder')}
        leftSection={<IconSearch size={20} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        className={classes.search!}
      />
      <p role="status" className={classes.count}>
        {isSearching && t('faq.found', { count })}
      </p>
      {topics.map(({ topic, entries }) => (
        <section key={topic} aria-labelledby={`faq-${topic}`} className={classes.topic}>
          <h2 id={`faq-${topic}`}>{t(`faq.${topic}.title`)}</h2>
          {entries.map(({ name, q, a }) => (
            // What was found is shown open.
            <details key={`${name} ${isSearching}`} open={isSearching && count <= 3} className={classes.entry}>
              <summary>
                <span>{q}</span>
                <IconChevronDown size={20} aria-hidden className={classes.sign} />
              </summary>
              <p>{a}</p>
            </details>
          ))}
        </section>
      ))}
      {count === 0 && <EmptyState illustration="search" order={2} title={t('faq.none')} text={t('faq.noneText')} />}
    </div>
  );
}
