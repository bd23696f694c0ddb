import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { phoneMask } from '../../../../../../src/presentation/ui/mask/contact-masks.ts';
import { lazyMask } from '../../../../../../src/presentation/ui/mask/lazy-mask.ts';
import { lazyPhoneMask } from '../../../../../../src/presentation/ui/mask/lazy-phone-mask.ts';
import type { FieldMask } from '../../../../../../src/presentation/ui/mask/mask.ts';
import { TextField } from '../../../../../../src/presentation/ui/text-field/text-field.tsx';

afterEach(cleanup);

/** A phone field whose mask comes, or does not, when the test says so. */
function show(value = '') {
  const asked: PromiseWithResolvers<FieldMask>[] = [];
  const mask = lazyMask(
    () => {
      const answer = Promise.withResolvers<FieldMask>();
      asked.push(answer);
      return answer.promise;
    },
    { inputMode: 'tel', autoComplete: 'tel' },
  );
  const kept = { value };
  const Field = () => {
    const [typed, setTyped] = useState(value);
    kept.value = typed;
    return <TextField label="Telefone" mask={mask} value={typed} onChange={setTyped} />;
  };
  const { unmount } = render(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('Telefone');
  const type = (text: string) => fireEvent.input(field, { target: { value: text } });
  const come = () => act(async () => asked.at(-1)?.resolve(phoneMask));
  return { asked, kept, field, type, come, unmount };
}

describe('a mask that comes later', () => {
  it('has the keyboard and the autofill word of the mask itself from the start', () => {
    const { inputMode, autoComplete } = lazyPhoneMask;
    expect([inputMode, autoComplete]).toEqual([phoneMask.inputMode, phoneMask.autoComplete]);
  });

  it('keeps what is typed before it comes, and shapes it then', async () => {
    const { asked, kept, field, type, come } = show();
    fireEvent.focus(field);
    type('11987654321');
    expect([asked.length, field.value, kept.value]).toEqual([1, '11987654321', '11987654321']);
    await come();
    expect([field.value, kept.value]).toEqual(['(11) 98765-4321', '(11) 98765-4321']);
  });

  it('shapes what the field had before', async () => {
    const { kept, field, asked, come } = show('1134567890');
    expect(field.value).toBe('1134567890');
    fireEvent.focus(field);
    expect(asked).toHaveLength(1);
    await come();
    expect([field.value, kept.value]).toEqual(['(11) 3456-7890', '(11) 3456-7890']);
  });

  it('leaves the field usable where it does not come, and is asked for again', async () => {
    const { asked, kept, field, type, come } = show();
    fireEvent.focus(field);
    await act(async () => asked[0]?.reject(new Error('No network')));
    type('11987654321');
    expect(kept.value).toBe('11987654321');
    fireEvent.focus(field);
    expect(asked).toHaveLength(2);
    await come();
    expect(kept.value).toBe('(11) 98765-4321');
  });

  it('changes nothing of a field that is gone', async () => {
    const { field, type, come, unmount } = show();
    fireEvent.focus(field);
    type('119');
    unmount();
    await come();
    expect(field.value).toBe('119');
  });
});
