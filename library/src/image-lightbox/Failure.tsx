type FailureProps = {
  readonly text: string;
  /** Where it would be, for those who want to try. */
  readonly href?: string;
};

/** What did not come, in words. */
export function Failure({ text, href }: FailureProps) {
  return (
    <p className="vitrine-picture-failure" role="alert">
      {href ? (
        <a className="kt-no-lightbox" href={href} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
