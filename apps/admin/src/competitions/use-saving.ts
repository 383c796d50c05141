import type { UseFormReturnType } from '@mantine/form';
import { toast } from '@setpoint/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Payload {
  readonly success: boolean;
  readonly errorCode: string | null;
  readonly fieldErrors: readonly { readonly field: string; readonly code: string }[];
}

/** Sends a form of a competition; what the server does not accept stands beside its field. */
export function useSaving<Values extends object, Saved extends Payload>({
  form,
  fields,
  refused,
  send,
  idOf,
  onSaved,
  onClose,
}: {
  readonly form: UseFormReturnType<Values>;
  /** The server's names of fields, where the form has others. */
  readonly fields: Readonly<Record<string, string>>;
  /** Where the words for refusals stand. */
  readonly refused: string;
  send(values: Values): Promise<Saved | undefined>;
  idOf(saved: Saved): string | undefined;
  onSaved(id: string): void;
  onClose(): void;
}) {
  const { t } = useTranslation('admin');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  async function save(values: Values) {
    if (form.validate().hasErrors) return setRefusal(t(`${refused}.INVALID_DATA`));
    setSending(true);
    const payload = await send(values).catch(() => null);
    setSending(false);
    const id = payload?.success && idOf(payload);
    if (id) {
      toast({ text: t('tournaments.saved'), tone: 'success' });
      onClose();
      return onSaved(id);
    }
    const errors = (payload?.fieldErrors ?? []).map(({ field, code }) => [
      fields[field] ?? field,
      t([`tournaments.fieldError.${code}`, 'tournaments.fieldError.INVALID']),
    ]);
    form.setErrors(Object.fromEntries(errors));
    const isSaved = payload?.fieldErrors.some(({ field, code }) => field === 'requestId' && code === 'USED');
    setRefusal(t(isSaved ? 'tournaments.savedBefore' : `${refused}.${payload?.errorCode ?? 'FAILED'}`));
  }

  return { sending, refusal, submit: () => save(form.getValues()) };
}
