import type { FailedSend } from '../../lib/hooks/use-sending.ts';
import { CallNotice } from '../call/call-notice.tsx';

interface SendNoticeProps {
  readonly heading: string;
  readonly failed: FailedSend | null;
}

/** Says that something was not sent and that nothing typed is lost; announced at once. */
export const SendNotice = ({ heading, failed }: SendNoticeProps) =>
  failed === null ? null : (
    <div className="notice notice-failure" role="alert">
      <p>
        <strong>{heading}</strong>
      </p>
      <CallNotice failure={failed.failure} kept />
    </div>
  );
