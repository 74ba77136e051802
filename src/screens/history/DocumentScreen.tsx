import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { paths } from '../../routing/paths.ts';
import { HistoryDetail } from './HistoryDetail.tsx';

/** Location state of a dialog that was opened over its document: closing it goes back. */
const OPENED_OVER_DOCUMENT = 'opened';

/** One document of the history, `?document=`; `?again=1` opens the order-again dialog over it. */
export function DocumentScreen() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = params.get('document') ?? '';
  const paramsWithout = (...names: string[]) =>
    new URLSearchParams([...params].filter(([key]) => !names.includes(key)));

  const setOrderAgain = (isOpen: boolean): void => {
    if (isOpen)
      setParams(
        { ...Object.fromEntries(paramsWithout('again')), again: '1' },
        { state: OPENED_OVER_DOCUMENT },
      );
    else if (state === OPENED_OVER_DOCUMENT) void navigate(-1);
    else setParams(paramsWithout('again'), { replace: true });
  };

  return (
    <ScreenFrame>
      <HistoryDetail
        key={id}
        id={id}
        listUrl={paths.history(paramsWithout('document', 'again').toString())}
        isOrderAgainOpen={params.get('again') === '1'}
        onOrderAgain={setOrderAgain}
      />
    </ScreenFrame>
  );
}
