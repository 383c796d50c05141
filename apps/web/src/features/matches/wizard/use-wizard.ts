import { schemaResolver } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftForm } from '../../../entities/draft/use-draft-form.js';
import { focusFirstWrong, useFieldErrorText } from './field-errors.js';
import { useSteps } from '../../../entities/wizard/use-steps.js';

type Schema = Parameters<typeof schemaResolver>[0];

/** A step: its name in the address, and what its fields must fulfil. */
export interface StepRules {
  readonly name: string;
  /** What is filled in here: errors of these lead here. */
  readonly fields: readonly string[];
  /** What can't be right however one goes on: said at once. */
  readonly early?: () => Schema;
  /** What has to be there before one goes on: said once that was tried. */
  readonly complete: () => Schema;
  /** Whether there is a way past it that leaves it empty. */
  readonly canBeSkipped?: boolean;
}

interface Draft {
  readonly activeStep: number;
}

/** Codes by field, `teams` or `sets.1`. */
type Codes = Readonly<Record<string, string>>;

/** A draft in steps: kept over a reload, in the browser's history, checked step by step. */
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
  /** The first step that has something left to fill in or to correct; none once it can be sent. */
  const firstOpen = () => steps.findIndex(({ canBeSkipped }, step) => !canBeSkipped && isOpen(step));
  const reachable = () => {
    const open = firstOpen();
    return open < 0 ? steps.length - 1 : open;
  };
  const { index, go, finish, leave } = useSteps(
    steps.map((step) => step.name),
    { start: () => Math.max(0, form.getValues().activeStep - firstStep), reachable },
  );

  // The draft goes on where it was left, even from an address without a step.
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

  /** Shows what is wrong, at the first step that is concerned. */
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

  /** Whether everything is there to be sent; otherwise leads to what is not. */
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
