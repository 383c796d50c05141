import { schemaResolver } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftForm } from '../../../entities/draft/use-draft-form.js';
import { focusFirstWrong, useFieldErrorText } from './field-errors.js';
import { useSteps } from '../../../entities/wizard/use-steps.js';

type Schema = Parameters<typeof schemaResolver>[0];

/** A step: its name in the address, and what its fields must fulfil. */
export interface StepRules {
  readonly name: string;
  /** Fields of this step; their errors lead here. */
  readonly fields: readonly string[];
  /** Errors shown immediately. */
  readonly early?: () => Schema;
  /** Errors shown when the player tries to continue. */
  readonly complete: () => Schema;
  /** Whether the step can be skipped. */
  readonly canBeSkipped?: boolean;
}

interface Draft {
  readonly activeStep: number;
}

/** Codes by field, `teams` or `sets.1`. */
type Codes = Readonly<Record<string, string>>;

/** A multi-step draft: survives reloads, steps are history entries, validated per step. */
export function useWizard<Values extends Draft>({
  steps,
  firstStep = 0,
  ...draft
}: Parameters<typeof useDraftForm<Values>>[0] & {
  readonly steps: readonly StepRules[];
  /** The number that the draft gives to the first of these. */
  readonly firstStep?: number;
}) {
  const textOf = useFieldErrorText();
  const { form, restored, discard } = useDraftForm<Values>(draft);
  const [attempted, setAttempted] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<{ readonly step: number } | null>(null);

  const problems = (step: number, complete: boolean): Codes => {
    const found = (schema: (() => Schema) | undefined) =>
      (schema ? schemaResolver(schema(), { sync: true })(form.getValues()) : {}) as Codes;
    return { ...found(steps[step]!.early), ...(complete && found(steps[step]!.complete)) };
  };
  const isOpen = (step: number) => Object.keys(problems(step, true)).length > 0;
  /** The first incomplete or invalid step; none if it can be sent. */
  const firstOpen = () => steps.findIndex(({ canBeSkipped }, step) => !canBeSkipped && isOpen(step));
  const reachable = () => {
    const open = firstOpen();
    return open < 0 ? steps.length - 1 : open;
  };
  const { index, go, finish, leave } = useSteps(
    steps.map((step) => step.name),
    { start: () => Math.max(0, form.getValues().activeStep - firstStep), reachable },
  );

  // Resumes the draft where it was left, even without a step in the URL.
  const remember = useEffectEvent((step: number) => form.setFieldValue('activeStep', (step + firstStep) as never));
  useEffect(() => remember(index), [index]);

  useEffect(() => {
    if (refused?.step === index) focusFirstWrong();
  }, [refused, index]);

  function change(next: (values: Values) => Values) {
    form.setValues(next(form.getValues()));
    form.setErrors(problems(index, attempted.has(index)));
    setRefused(null);
  }

  /** Shows errors at the first affected step. */
  function refuse(codes: Codes) {
    const named = new Set(Object.keys(codes).map((path) => path.split('.')[0]!));
    const step = steps.findIndex(({ fields }) => fields.some((field) => named.has(field)));
    setAttempted(new Set([...attempted, step]));
    form.setErrors(codes);
    setRefused({ step });
    go(step);
  }

  function next() {
    if (isOpen(index)) refuse(problems(index, true));
    else go(index + 1);
  }

  /** Whether it can be sent; otherwise goes to the first incomplete step. */
  function isReady(): boolean {
    const open = firstOpen();
    if (open >= 0) refuse(problems(open, true));
    return open < 0;
  }

  function startAgain() {
    form.setValues(draft.fresh());
    setAttempted(new Set());
    discard();
    go(0);
  }

  const codes = form.errors as Codes;
  return {
    values: form.values,
    getValues: form.getValues,
    restored,
    index,
    errors: Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, textOf(field, code)])),
    change,
    next,
    go,
    refuse,
    isReady,
    discard,
    finish,
    leave,
    startAgain,
  };
}
