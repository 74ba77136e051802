import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { fieldsIn } from '../../design-system/fields.ts';
import { unsaved } from '../../design-system/unsaved.ts';
import { type SignupProblem, type SignupRefusal, useSignup } from '../../state/access/useSignup.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCompany } from '../../state/usePortal.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { type DocumentProblem, findDocumentProblem, readDocument } from './readDocument.ts';
import { SignupCompany } from './SignupCompany.tsx';
import { SignupPerson } from './SignupPerson.tsx';
import { SignupSection } from './SignupSection.tsx';
import { emptySignup, isSignupField, type SignupStep, type SignupValues, stepOf } from './signupFields.ts';

const Progress = styled.p`
  margin-block: -8px;
  color: var(--wp-muted);
  font-size: 13px;
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 12px;
`;

const useSignupDocument = () => {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<DocumentProblem | null>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setProblem(findDocumentProblem(chosen));
  };
  return { file, input, problem, setProblem, choose };
};

type StepButtonsProps = { step: SignupStep; isSubmitting: boolean; onBack(): void };

function StepButtons({ step, isSubmitting, onBack }: StepButtonsProps) {
  const { t } = useTranslation('access');
  if (step === 1) {
    return (
      <Button type="submit" variant="primary" size="large" fullWidth>
        {t('signup.continue')}
      </Button>
    );
  }
  return (
    <Actions>
      <Button size="large" onClick={onBack}>
        {t('signup.back')}
      </Button>
      <Button type="submit" variant="primary" size="large" fullWidth loading={isSubmitting}>
        {t('signup.submit')}
      </Button>
    </Actions>
  );
}

export function SignupForm({ onSent }: { onSent(email: string): void }) {
  const { t } = useTranslation('access');
  const { language } = useAppearance();
  const company = useCompany();
  const send = useSignup();
  const homeCountry = new Intl.Locale(company.locale).region ?? '';
  const form = useForm<SignupValues>({
    defaultValues: emptySignup(homeCountry),
    shouldUnregister: true,
    shouldFocusError: false,
  });
  const { handleSubmit, trigger, setError, clearErrors, formState } = form;
  const [step, setStep] = useState<SignupStep>(1);
  const document = useSignupDocument();
  const [problem, setProblem] = useState<SignupProblem | null>(null);
  const element = useRef<HTMLFormElement>(null);

  const isFilledIn = Object.keys(formState.dirtyFields).length > 0 || document.file !== null;
  const inputs = () => fieldsIn(element.current).filter(({ name }) => name !== '');
  const focusFirst = (isField: (name: string) => boolean) => {
    const first = inputs().find(({ name }) => isField(name));
    if (!first) return;
    flushSync(() => setStep(stepOf(first.name)));
    first.focus();
  };
  const goTo = (next: SignupStep) => focusFirst((name) => stepOf(name) === next);
  const focusErrors = (found: FieldErrors<SignupValues>) => focusFirst((name) => name in found);

  const finishPerson = async () => {
    const names = inputs()
      .map(({ name }) => name)
      .filter(isSignupField)
      .filter((name) => stepOf(name) === 1);
    if (await trigger(names)) goTo(2);
    else focusFirst((name) => isSignupField(name) && form.getFieldState(name).invalid);
  };

  const explain = ({ field, reason: found }: SignupRefusal) => {
    if (found === 'document_type' || found === 'document_too_large') document.setProblem(found);
    else if (found !== 'refused') return setProblem(found);
    else if (!isSignupField(field)) return setProblem('failed');
    else {
      const text = field === 'password' ? t('signup.missing.password') : t('signup.problem.field');
      setError(field, { message: text });
    }
    focusFirst((name) => name === field);
  };

  const submitAll = handleSubmit(async ({ repeat: _, ...values }) => {
    const { file } = document;
    if (document.problem) return document.input.current?.focus();
    const content = file && (await readDocument(file));
    if (file && !content) return document.setProblem('document_unreadable');
    const request = { ...values, customer_code: values.customer_code ?? '', language, document: content };
    const result = await send(request);
    if (result.ok) onSent(values.email);
    else explain(result);
  }, focusErrors);

  const forgetProblem = ({ target }: FormEvent) => {
    setProblem(null);
    if (target instanceof HTMLInputElement && isSignupField(target.name)) clearErrors(target.name);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    return step === 1 ? finishPerson() : submitAll(event);
  };

  return (
    <form ref={element} onSubmit={submit} onInput={forgetProblem} noValidate {...unsaved(isFilledIn)}>
      {step === 1 && <p>{t('signup.text', { company: company.name })}</p>}
      <Progress role="status">{t('signup.step', { step, count: 2 })}</Progress>
      <SignupSection title={t('signup.section.contact')} isHidden={step !== 1}>
        <SignupPerson form={form} />
      </SignupSection>
      <SignupSection title={t('signup.section.company')} isHidden={step !== 2}>
        <SignupCompany form={form} homeCountry={homeCountry} document={document} />
      </SignupSection>
      {problem && <FormMessage tone="bad">{t(`signup.problem.${problem}`)}</FormMessage>}
      <StepButtons step={step} isSubmitting={formState.isSubmitting} onBack={() => goTo(1)} />
      {step === 2 && <OfflineNote />}
    </form>
  );
}
