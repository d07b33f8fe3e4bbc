import type { FailedSend } from '../../lib/api/use-sending.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { CallNotice } from '../call/call-notice.tsx';
import { ReloadButton } from './retry-button.tsx';

interface SendNoticeProps {
  readonly heading: string;
  readonly failed: FailedSend | null;
}

/** Says that something was not sent and that no input is lost; announced at once. What an older page cannot read has arrived. */
export const SendNotice = ({ heading, failed }: SendNoticeProps) => {
  const { arrived } = useMessages('calls');
  const isOutdated = failed?.failure.kind === 'outdated';
  return (
    <div role="alert">
      {failed !== null && (
        <div className="notice notice-failure">
          <p>
            <strong>{isOutdated ? arrived() : heading}</strong>
          </p>
          <CallNotice failure={failed.failure} kept />
          {isOutdated && <ReloadButton />}
        </div>
      )}
    </div>
  );
};
