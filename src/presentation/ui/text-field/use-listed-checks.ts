import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/message.ts';
import type { FieldOf, Form } from '../form/form.ts';
import type { ListedCheck, ServiceCheck } from '../validation/check.ts';
import type { CheckState, ShownCheck } from './check-list.tsx';

/** The state of each check for the value of a field: neutral before the field is touched. */
export function useListedChecks<Values extends object>(
  form: Form<Values>,
  name: FieldOf<Values>,
  checks: readonly (ListedCheck | ServiceCheck)[] | undefined,
): readonly ShownCheck[] | undefined {
  const { t } = useTranslation();
  const stateOf = (check: ListedCheck | ServiceCheck): CheckState => {
    if ('rejection' in check) return form.shownError(name)?.key === check.rejection ? 'error' : 'neutral';
    if (!form.touched[name]) return 'neutral';
    return check.validator(String(form.values[name])) ? 'success' : 'error';
  };
  return checks?.map((check) => ({
    text: messageText(t, check.message),
    state: stateOf(check),
  }));
}
