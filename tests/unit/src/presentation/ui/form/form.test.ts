import type { Message } from '../../../../../../src/presentation/i18n/message.ts';
import type { BlurCheck } from '../../../../../../src/presentation/ui/form/blur-checks.ts';
import { Form } from '../../../../../../src/presentation/ui/form/form.ts';
import { unknownPostalCode } from '../../../../../../src/presentation/ui/validation/contact-checks.ts';

interface Values {
  readonly username: string;
  readonly age: number;
  readonly isAgreed: boolean;
}

const required: Message = { key: 'form:required' };
const taken: Message = { key: 'checks:oneOf' };
const initialValues: Values = { username: '', age: 0, isAgreed: false };

/** A check that the test completes with `completeCheck`. */
function setUpPendingChecks() {
  const checkedValues: string[] = [];
  const answers = new Map<string, PromiseWithResolvers<Message | null>>();
  const check: BlurCheck = (value) => {
    checkedValues.push(value);
    const answer = Promise.withResolvers<Message | null>();
    answers.set(value, answer);
    return answer.promise;
  };
  return {
    checkedValues,
    check,
    completeCheck: (value: string, message: Message | null) => answers.get(value)?.resolve(message),
  };
}

function setUpForm({
  check,
  onSubmit = () => Promise.resolve(true),
  resetsAfterSubmission = false,
}: {
  check?: BlurCheck;
  onSubmit?: () => Promise<boolean>;
  resetsAfterSubmission?: boolean;
} = {}) {
  const submitted: Values[] = [];
  const validated: Values[] = [];
  const form = new Form<Values>({
    initialValues,
    validator: (values) => {
      validated.push(values);
      return values.username === '' ? { username: required } : null;
    },
    ...(check ? { blurChecks: { username: check } } : {}),
    onSubmit: (values) => {
      submitted.push(values);
      return onSubmit();
    },
    resetsAfterSubmission,
  });
  return { form, submitted, validated };
}

describe('a form', () => {
  it('is validated on each change and on submission', async () => {
    const { form, validated } = setUpForm();
    form.change('username', 'a');
    form.change('username', 'an');
    expect(validated.map(({ username }) => username)).toEqual(['a', 'an']);
    await form.submit();
    expect(validated).toHaveLength(3);
  });

  it('shows no error of a field before it is touched', async () => {
    const { form } = setUpForm();
    form.change('username', 'a');
    form.change('username', '');
    expect(form.errors).toEqual({ username: required });
    expect(form.shownError('username')).toBeNull();
    await form.blur('username');
    expect(form.shownError('username')).toEqual(required);
    expect(form.touched).toEqual({ username: true });
  });

  it('touches every field on submission, and does not submit invalid values', async () => {
    const { form, submitted } = setUpForm();
    expect(await form.submit()).toBe(false);
    expect(form.touched).toEqual({ username: true, age: true, isAgreed: true });
    expect(form.failedSubmits).toBe(1);
    expect(submitted).toEqual([]);
  });

  it('keeps its values after a submission', async () => {
    const { form, submitted } = setUpForm();
    form.change('username', 'ana');
    form.change('age', 30);
    expect(await form.submit()).toBe(true);
    expect(submitted).toEqual([{ username: 'ana', age: 30, isAgreed: false }]);
    expect(form.values).toEqual({ username: 'ana', age: 30, isAgreed: false });
  });

  it('resets its values after a submission only if that is configured', async () => {
    const { form } = setUpForm({ resetsAfterSubmission: true });
    form.change('username', 'ana');
    await form.submit();
    expect(form.values).toEqual(initialValues);
    expect(form.touched).toEqual({});
  });

  it('keeps its values if the submission fails', async () => {
    const { form } = setUpForm({ resetsAfterSubmission: true, onSubmit: () => Promise.resolve(false) });
    form.change('username', 'ana');
    expect(await form.submit()).toBe(false);
    expect(form.values.username).toBe('ana');
  });

  it('counts a submission as failed if it finds an invalid field', async () => {
    const { form } = setUpForm({
      onSubmit: async () => {
        form.refuse('username', taken);
        return false;
      },
    });
    form.change('username', 'ana');
    expect(await form.submit()).toBe(false);
    expect([form.shownError('username'), form.failedSubmits, form.isSubmitting]).toEqual([taken, 1, false]);
  });

  it('submits once while a submission is in progress', async () => {
    const work = Promise.withResolvers<boolean>();
    const { form, submitted } = setUpForm({ onSubmit: () => work.promise });
    form.change('username', 'ana');
    const first = form.submit();
    expect(form.isSubmitting).toBe(true);
    expect(await form.submit()).toBe(false);
    work.resolve(true);
    expect(await first).toBe(true);
    expect(form.isSubmitting).toBe(false);
    expect(submitted).toHaveLength(1);
  });

  it('can be submitted again after a submission threw an error', async () => {
    const { form } = setUpForm({ onSubmit: () => Promise.reject(new Error('broken')) });
    form.change('username', 'ana');
    await expect(form.submit()).rejects.toThrow('broken');
    expect(form.isSubmitting).toBe(false);
  });

  it('restores everything on reset', async () => {
    const { form } = setUpForm();
    await form.submit();
    form.refuse('age', taken);
    form.reset();
    expect(form.values).toEqual(initialValues);
    expect([form.errors, form.touched, form.failedSubmits]).toEqual([{}, {}, 0]);
  });

  it('shows a rejection only for exactly the sent values', async () => {
    const { form, submitted } = setUpForm();
    form.change('username', 'ana');
    form.change('age', 17);
    form.refuse('age', taken);
    expect([form.shownError('age'), await form.submit()]).toEqual([taken, false]);
    form.change('username', 'bia');
    expect([form.shownError('age'), await form.submit()]).toEqual([null, true]);
    expect(submitted).toEqual([{ username: 'bia', age: 17, isAgreed: false }]);
    form.change('username', 'ana');
    expect([form.shownError('age'), await form.submit()]).toEqual([taken, false]);
  });

  it('reports whether the rejected values are still current', async () => {
    const shown: boolean[] = [];
    const { form } = setUpForm({
      onSubmit: async () => {
        form.change('age', 31);
        shown.push(form.refuse('username', taken));
        return false;
      },
    });
    form.change('username', 'ana');
    await form.submit();
    expect([shown, form.shownError('username')]).toEqual([[false], null]);
  });

  it('shows a rejection until the value changes', async () => {
    const { form, submitted } = setUpForm();
    form.change('username', 'ana');
    form.refuse('username', unknownPostalCode);
    expect(form.shownError('username')).toEqual({ key: 'checks:unknownPostalCode' });
    expect(await form.submit()).toBe(false);
    form.change('username', 'bia');
    expect(form.shownError('username')).toBeNull();
    expect(await form.submit()).toBe(true);
    expect(submitted).toHaveLength(1);
  });
});

describe('a blur check', () => {
  it('does not run for an empty or invalid value', async () => {
    const { checkedValues, check } = setUpPendingChecks();
    const { form } = setUpForm({ check });
    await form.blur('username');
    expect(checkedValues).toEqual([]);
  });

  it('runs on blur, and its failure is shown and blocks submission', async () => {
    const { checkedValues, check, completeCheck } = setUpPendingChecks();
    const { form, submitted } = setUpForm({ check });
    form.change('username', 'ana');
    expect(checkedValues).toEqual([]);
    const blurring = form.blur('username');
    expect(form.isChecking('username')).toBe(true);
    completeCheck('ana', taken);
    await blurring;
    expect(form.isChecking('username')).toBe(false);
    expect(form.shownError('username')).toEqual(taken);
    expect(await form.submit()).toBe(false);
    expect(submitted).toEqual([]);
  });

  it('ignores the result for a former value', async () => {
    const { check, completeCheck } = setUpPendingChecks();
    const { form } = setUpForm({ check });
    form.change('username', 'ana');
    const blurring = form.blur('username');
    form.change('username', 'anabela');
    expect(form.isChecking('username')).toBe(false);
    completeCheck('ana', taken);
    await blurring;
    expect(form.shownError('username')).toBeNull();
  });

  it('is repeated on the next blur if it failed, but not by a submission', async () => {
    const answers: (Message | 'unknown' | null)[] = ['unknown', taken];
    const checkedValues: string[] = [];
    const { form, submitted } = setUpForm({
      check: async (value) => {
        checkedValues.push(value);
        return answers.shift() ?? null;
      },
    });
    form.change('username', 'ana');
    await form.blur('username');
    expect(form.shownError('username')).toBeNull();
    expect(await form.submit()).toBe(true);
    expect([checkedValues, submitted.length]).toEqual([['ana'], 1]);
    await form.blur('username');
    expect(form.shownError('username')).toEqual(taken);
    await form.blur('username');
    expect(checkedValues).toEqual(['ana', 'ana']);
  });

  it('checks each value once', async () => {
    const { checkedValues, check, completeCheck } = setUpPendingChecks();
    const { form } = setUpForm({ check });
    for (const username of ['ana', 'bia', 'ana']) {
      form.change('username', username);
      const blurring = form.blur('username');
      completeCheck(username, username === 'ana' ? taken : null);
      await blurring;
    }
    expect(checkedValues).toEqual(['ana', 'bia']);
    expect(form.shownError('username')).toEqual(taken);
  });

  it('runs on submission if the field was not left before', async () => {
    const { check, completeCheck } = setUpPendingChecks();
    const { form, submitted } = setUpForm({ check });
    form.change('username', 'ana');
    const submission = form.submit();
    expect(form.isSubmitting).toBe(true);
    completeCheck('ana', taken);
    expect(await submission).toBe(false);
    expect(form.failedSubmits).toBe(1);
    expect(submitted).toEqual([]);
  });

  it('runs again after it threw an error', async () => {
    let runs = 0;
    const check = () => {
      runs += 1;
      return runs === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(taken);
    };
    const { form } = setUpForm({ check });
    form.change('username', 'ana');
    await expect(form.blur('username')).rejects.toThrow('broken');
    expect(form.isChecking('username')).toBe(false);
    await form.blur('username');
    expect(form.shownError('username')).toEqual(taken);
  });
});
